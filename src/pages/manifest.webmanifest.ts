import type { APIRoute } from 'astro';
import { tagline } from '#words/site.ts';

const base = import.meta.env.BASE_URL.replace(/\/?$/, '/');

/** What the site is called and looks like when it is kept as an application. */
export const GET: APIRoute = () =>
  new Response(
    JSON.stringify({
      name: 'Sudoscope',
      short_name: 'Sudoscope',
      description: tagline,
      start_url: base,
      scope: base,
      display: 'minimal-ui',
      background_color: '#fbfaf6',
      theme_color: '#fbfaf6',
      icons: [{ src: `${base}favicon.svg`, sizes: 'any', type: 'image/svg+xml' }],
    }),
  );
