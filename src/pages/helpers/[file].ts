import type { APIRoute, GetStaticPaths } from 'astro';
import { helperFiles, helperText } from '../../components/workshop/helper-files.ts';

export const getStaticPaths: GetStaticPaths = () => Object.values(helperFiles).map(({ file }) => ({ params: { file } }));

/** The files that write traces, to be kept. */
export const GET: APIRoute = ({ params }) => new Response(helperText(params.file!));
