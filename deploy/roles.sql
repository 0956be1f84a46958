-- The two roles of a database: sangguni_owner owns its tables and migrates them, sangguni serves and changes no table. Once, as an
-- administrator of PostgreSQL, whom psql asks for both passwords:
--
--   sudo -u postgres psql -f deploy/roles.sql
--
-- DATABASE_MIGRATION_URL is then of sangguni_owner, DATABASE_URL of sangguni: npm run migrate apply makes the tables, and grants
-- sangguni what it needs.
\set ON_ERROR_STOP on
select 'create role sangguni_owner login' where not exists (select from pg_roles where rolname = 'sangguni_owner') \gexec
select 'create role sangguni login' where not exists (select from pg_roles where rolname = 'sangguni') \gexec
\password sangguni_owner
\password sangguni
select 'create database sangguni owner sangguni_owner' where not exists (select from pg_database where datname = 'sangguni') \gexec

-- A database that one role has owned and served until now, sangguni: its tables become the owner's.
alter database sangguni owner to sangguni_owner;
\connect sangguni
reassign owned by sangguni to sangguni_owner;
