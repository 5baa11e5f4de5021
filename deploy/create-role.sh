# The PostgreSQL image runs this once, on an empty volume: the shop's own role and database. The image's own role is a superuser.
psql --username "$POSTGRES_USER" -v ON_ERROR_STOP=1 -v password="$POSTGRES_PASSWORD" <<'SQL'
create role filiera login password :'password';
create database filiera owner filiera;
SQL
