import { findImports, listEntries, listReachedFiles } from './build-files.ts';

const hasClientMark = (text: string): boolean => /^['"]use client['"]/.test(text);

/** These packages are missing, or fail to load, where React renders server components. */
const clientOnlyPackages = /^(?:@emotion\/|@base-ui\/|sonner|embla-carousel|maska|qrcode\.react|yet-another-react-lightbox|react-dom$)/;
const clientOnlyOfReact = /^(?:use[A-Z]\w*|createContext|Component|PureComponent)$/;

/**
 * Lists client-only files that can be reached without passing a "use client" file. A server component may import every entry point of the
 * kit, so code that needs a browser must only be reachable through such a file.
 */
export function listUnmarkedFiles(buildFolder: string): string[] {
  const problems = new Set<string>();
  for (const entry of listEntries(buildFolder)) {
    for (const [file, text] of listReachedFiles(buildFolder, entry, (_, content) => hasClientMark(content))) {
      const needs = findImports(text).filter(
        ({ from, names }) => clientOnlyPackages.test(from) || (from === 'react' && names.some((name) => clientOnlyOfReact.test(name))),
      );
      if (needs.length > 0) problems.add(`${file} needs "use client": it imports ${needs.map(({ from }) => from).join(', ')}`);
    }
  }
  return [...problems].sort();
}
