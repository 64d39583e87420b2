import { entriesOf, importsOf, reached } from './build-files.ts';

const isMarked = (text: string): boolean => /^['"]use client['"]/.test(text);

/** These are not there, or fail as they load, where React renders server components. */
const clientOnly = /^(?:@emotion\/|@base-ui\/|sonner|embla-carousel|maska|qrcode\.react|yet-another-react-lightbox|react-dom$)/;
const clientOnlyOfReact = /^(?:use[A-Z]\w*|createContext|Component|PureComponent)$/;

/**
 * A server component may import every door of the kit: what needs a browser must lie behind a file marked "use client".
 * Says which file can be reached without passing a mark.
 */
export function unmarkedFiles(built: string): string[] {
  const problems = new Set<string>();
  for (const entry of entriesOf(built)) {
    for (const [file, text] of reached(built, entry, (_, content) => isMarked(content))) {
      const needs = importsOf(text).filter(
        ({ from, names }) => clientOnly.test(from) || (from === 'react' && names.some((name) => clientOnlyOfReact.test(name))),
      );
      if (needs.length > 0) problems.add(`${file} needs "use client": it imports ${needs.map(({ from }) => from).join(', ')}`);
    }
  }
  return [...problems].sort();
}
