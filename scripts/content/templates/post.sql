-- A new article: {{name}}
--
-- An apostrophe in a text is written twice: 'Washington''s'. Between $md$ and $md$ it is not.
-- When done: npm run content:check
insert into "posts" (
  "slug", "title", "excerpt", "content", "author_id", "author_name", "published_at", "read_time", "illustration", "tags"
) values (
  -- slug (required): the page's address, /blog/{{slug}}. Never changed later.
  {{'slug'}},
  -- title (required)
  {{'name'}},
  -- excerpt: a sentence or two for lists; null takes the first 150 characters of the text.
  null,
  -- content (required): Markdown between $md$ and $md$ in place of null. Headings begin with ##, links
  -- within the site with a slash: [Abeja](/winery/abeja), [Red Mountain](/regions/red-mountain),
  -- [another article](/blog/its-slug). No HTML.
  null,
  -- author_id, author_name: {{founder}} or {{wine writer}}
  {{wine writer}},
  -- published_at: '2026-11-21 09:00-08'; null is a draft, a time to come holds the article back.
  null,
  -- read_time
  '5 min',
  -- illustration: the file of client/public/illustrations at its head, 'wheat-2'; null for none.
  null,
  -- tags: array['Walla Walla', 'Weekends']::text[]
  array[]::text[]
);
