import { fragmentOf, readSet } from '../../narration/question-set/set-link.ts';
import { type Arguments, type Command, exit, textOf, UsageError } from '../command.ts';
import { openOutput } from '../output.ts';
import { tell } from '../progress.ts';
import { scormPackage } from '../scorm/package.ts';

/** Returns the address of a set: the link itself, or the fragment after its '#' on the page of --site. */
function linkOf(given: Arguments): URL {
  const [link, extra] = given.words;
  if (link === undefined) throw new UsageError('no LINK is given; expected the link of a set of questions, in quotation marks');
  if (extra !== undefined) throw new UsageError(`'${extra}' is one word too many; expected one LINK, in quotation marks`);
  const site = textOf(given, 'site');
  if (site === undefined && !/^https?:/.test(link))
    throw new UsageError(`LINK is '${link}'; expected a whole address with https://, or --site with that of the page of sets`);
  const text = site === undefined ? link : `${site.replace(/#.*$/s, '')}#${fragmentOf(link)}`;
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol)) throw new UsageError(`'${text}' isn’t an address; expected one with https://`);
  return url;
}

export const pack: Command = {
  name: 'pack',
  usage: 'LINK [--output FILE] [--site ADDRESS]',
  summary: 'write a set of questions as a SCORM 1.2 package, for a learning platform',
  details: `  -o, --output FILE  write the package to FILE (default set.zip; - for standard output)
  --site ADDRESS     the page of sets to show, if it is not the one of LINK

LINK is the link that the page of sets copies. Put it in quotation marks. The package shows that page in a frame, so students
need access to the site. The package reports to the platform the score (the percentage of right answers), whether all
questions are answered, and the code of the answers, so that a student can continue later.`,
  options: { output: { type: 'string', short: 'o' }, site: { type: 'string' } },
  async run(given, io) {
    const link = linkOf(given);
    const set = readSet(link.hash);
    const file = textOf(given, 'output') ?? 'set.zip';
    const output = openOutput(io, file);
    await output.write(scormPackage(set, link));
    await output.close();
    if (file !== '-') tell(io, `${file}: ${set.title || 'a set of questions'}, from ${link.host}\n`);
    return exit.done;
  },
};
