import { strToU8, zipSync } from 'fflate';
import { printable } from '../../../engine/printable.ts';
import { adapter } from './adapter.ts';

const escaped = (text: string) =>
  printable(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The first day that a zip can name: the same set makes the same file. */
const MADE = new Date(1980, 0, 1);

/** The name of a set without a title. */
const UNTITLED = 'A set of questions';

/** What a package is about: a set, or the questions of a lesson. */
export interface Packed {
  readonly title: string;
  /** Tells packages apart. */
  readonly hash: number;
  /** The whole address of the questions. */
  readonly link: URL;
  /** The percentage of right answers from which it's passed; undefined where it's enough to answer. */
  readonly mastery?: number | undefined;
}

/** A SCORM 1.2 package, as the bytes of a zip, that shows questions in a frame. */
export function scormPackage({ title, hash, link, mastery }: Packed): Uint8Array {
  const name = escaped(title || UNTITLED);
  const files = {
    'imsmanifest.xml': manifest(name, `sudoscope-set-${hash.toString(36)}`, mastery),
    'index.html': page(name, link),
    'adapter.js': `// Between a learning platform and the set in the frame.\n(${adapter})(window, ${JSON.stringify([link.origin, mastery].filter((each) => each !== undefined)).slice(1, -1)});\n`,
  };
  return zipSync(Object.fromEntries(Object.entries(files).map(([file, text]) => [file, strToU8(text)])), { mtime: MADE });
}

const manifest = (name: string, id: string, mastery: number | undefined) => `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="${id}" version="1.0" xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2">
  <metadata>
    <schema>ADL SCORM</schema>
    <schemaversion>1.2</schemaversion>
  </metadata>
  <organizations default="set">
    <organization identifier="set">
      <title>${name}</title>
      <item identifier="questions" identifierref="page" isvisible="true">
        <title>${name}</title>${mastery === undefined ? '' : `\n        <adlcp:masteryscore>${mastery}</adlcp:masteryscore>`}
      </item>
    </organization>
  </organizations>
  <resources>
    <resource identifier="page" type="webcontent" adlcp:scormtype="sco" href="index.html">
      <file href="index.html" />
      <file href="adapter.js" />
    </resource>
  </resources>
</manifest>
`;

const page = (name: string, link: URL) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${name}</title>
    <style>
      html, body { height: 100%; margin: 0; }
      body { display: flex; flex-direction: column; }
      p { margin: 1em; font: 16px/1.5 system-ui, sans-serif; }
      iframe { flex: 1; border: 0; }
    </style>
  </head>
  <body>
    <p>The questions come from ${escaped(link.host)}. If nothing appears below, that site cannot be reached from here.</p>
    <script src="adapter.js"></script>
    <iframe src="${escaped(link.href)}" title="${name}" allow="fullscreen; clipboard-write"></iframe>
  </body>
</html>
`;
