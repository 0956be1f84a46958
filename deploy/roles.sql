-- The two roles of a database, on a server where bin/sangguni-install did not make them: sangguni_owner owns the tables and migrates
-- them, sangguni_serve serves and changes no table (docs/decisions/0044). As an administrator of PostgreSQL, whom psql asks for both
-- passwords:
--
--   sudo -u postgres psql -f deploy/roles.sql
--
-- DATABASE_MIGRATION_URL is then of sangguni_owner, DATABASE_URL of sangguni_serve: npm run migrate apply makes the tables, and
-- grants sangguni_serve what it needs. It can be repeated.
\set ON_ERROR_STOP on
select 'create role sangguni_owner login' where not exists (select from pg_roles where rolname = 'sangguni_owner') \gexec
select 'create role sangguni_serve login' where not exists (select from pg_roles where rolname = 'sangguni_serve') \gexec
\password sangguni_owner
\password sangguni_serve
select 'create database sangguni owner sangguni_owner' where not exists (select from pg_database where datname = 'sangguni') \gexec

-- A database whose tables one role has owned and served until now: they become the owner's.
alter database sangguni owner to sangguni_owner;
\connect sangguni
select distinct format('reassign owned by %I to sangguni_owner', tableowner)
  from pg_tables where schemaname = 'public' and tableowner not in ('sangguni_owner', 'postgres') \gexec
