-- Makes the role that serves, with the password of DATABASE_URL, when the database starts for the first time: the image of PostgreSQL
-- runs what is in /docker-entrypoint-initdb.d, in the database POSTGRES_DB and as POSTGRES_USER, before anybody can connect. What the
-- role may do is granted by npm run migrate apply (docs/decisions/0044). The server reads the file itself: no command line and no log
-- has the password.
do $$
declare
  password text := substring(pg_read_file('/run/secrets/DATABASE_URL') from '^postgres(?:ql)?://sangguni_serve:([^@[:space:]]+)@');
begin
  if password is null then
    raise exception 'DATABASE_URL is not postgres://sangguni_serve:<password>@…: deploy/bin/sangguni-secrets --containers writes one';
  end if;
  if not exists (select from pg_roles where rolname = 'sangguni_serve') then
    execute format('create role sangguni_serve login password %L', password);
  end if;
end $$;
