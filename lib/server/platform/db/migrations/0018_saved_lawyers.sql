-- expand
-- How names are found although they are misspelled (docs/contract/lawyers.md, Search by name). An index is made of these functions:
-- one that answers differently needs another name, and another index.

-- The words of a name as they sound, particles alone and joined to the word behind them.
CREATE FUNCTION name_words(name text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  with letters as (
    select regexp_replace(regexp_replace(lower(translate(name,
      'ÁÀÂÄÃÅáàâäãåÉÈÊËéèêëÍÌÎÏíìîïÓÒÔÖÕóòôöõÚÙÛÜúùûüÑñÇçÝý',
      'aaaaaaaaaaaaeeeeeeeeiiiiiiiioooooooooouuuuuuuunnccyy')), '[-.,/\s]+', ' ', 'g'), '[^a-z ]+', '', 'g') as text
  ), spaced as (
    select text from letters
    union all
    select regexp_replace(regexp_replace(text, '\mde (la|los|las)\M', 'de\1', 'g'),
      '\m(dela|delos|delas|del|de|da|di) +(?=[a-z])', '\1', 'g') from letters
  ), sounds as (
    select s.text from spaced, lateral (select replace(replace(replace(spaced.text, 'ph', 'f'), 'ck', 'k'), 'qu', 'k') as text) a,
      lateral (select regexp_replace(a.text, 'c(?=[eiy])', 's', 'g') as text) b,
      lateral (select replace(translate(b.text, 'vzcqyj', 'bskkih'), 'x', 'ks') as text) c,
      lateral (select regexp_replace(regexp_replace(c.text, '([a-z])h', '\1', 'g'), '([a-z])\1+', '\1', 'g') as text) s
  )
  select coalesce(array_agg(distinct word), '{}') from sounds, unnest(string_to_array(sounds.text, ' ')) word
  where length(word) >= 2
$$;--> statement-breakpoint
-- A word as it sounds, and from four letters on what it is without one of them: two words that differ by one letter, or by two
-- that changed places, share one of these.
CREATE FUNCTION name_misspellings(word text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  select array_agg(distinct near) from (
    select word as near
    union all
    select overlay(word placing '' from at for 1) from generate_series(1, length(word)) at where length(word) >= 4
  ) n
$$;--> statement-breakpoint
-- What a name is found by: its words (`word=`), how they may be misspelled, and how they begin (`wo*`).
CREATE FUNCTION name_keys(name text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 1000 AS $$
  select coalesce(array_agg(distinct key), '{}') from unnest(public.name_words(name)) word, lateral (
    select word || '=' as key
    union all select unnest(public.name_misspellings(word))
    union all select left(word, n) || '*' from generate_series(2, length(word)) n
  ) k
$$;--> statement-breakpoint
CREATE TABLE "lawyer_figures" (
	"lawyer_id" text PRIMARY KEY NOT NULL,
	"first_meetings" integer NOT NULL,
	"answer_minutes" integer,
	CONSTRAINT "lawyer_figures_counts" CHECK ("lawyer_figures"."first_meetings" >= 0 and "lawyer_figures"."answer_minutes" >= 0)
);
--> statement-breakpoint
CREATE TABLE "saved_lawyers" (
	"user_id" uuid NOT NULL,
	"lawyer_id" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_lawyers_user_id_lawyer_id_pk" PRIMARY KEY("user_id","lawyer_id")
);
--> statement-breakpoint
ALTER TABLE "lawyer_figures" ADD CONSTRAINT "lawyer_figures_lawyer_id_lawyers_id_fk" FOREIGN KEY ("lawyer_id") REFERENCES "public"."lawyers"("id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "saved_lawyers" ADD CONSTRAINT "saved_lawyers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_lawyers" ADD CONSTRAINT "saved_lawyers_lawyer_id_lawyers_id_fk" FOREIGN KEY ("lawyer_id") REFERENCES "public"."lawyers"("id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "saved_lawyers_lawyer" ON "saved_lawyers" USING btree ("lawyer_id");