import { findImports, listEntries, listReachedFiles } from './build-files.ts';

const hasClientMark = (code: string): boolean => /^['"]use client['"]/.test(code);

/** Packages that do not work where React renders server components. */
const clientOnlyPackages = /^(?:@emotion\/|@base-ui\/|sonner|embla-carousel|maska|qrcode\.react|yet-another-react-lightbox|react-dom$)/;
/** Exports of React that do not work in server components. */
const clientOnlyExports = /^(?:use[A-Z]\w*|createContext|Component|PureComponent)$/;

/**
 * Lists client-only files that can be reached without passing a "use client" file. A server component may import every entry point of the
 * kit, so code that needs a browser must only be reachable through such a file.
 */
export function listUnmarkedFiles(buildFolder: string): string[] {
  const problems = new Set<string>();
  for (const entry of listEntries(buildFolder)) {
    for (const [file, code] of listReachedFiles(buildFolder, entry, (_, reachedCode) => hasClientMark(reachedCode))) {
      const clientImports = findImports(code).filter(
        ({ from, names }) => clientOnlyPackages.test(from) || (from === 'react' && names.some((name) => clientOnlyExports.test(name))),
      );
      const packages = clientImports.map(({ from }) => from).join(', ');
      if (clientImports.length > 0) problems.add(`${file} needs "use client": it imports ${packages}`);
    }
  }
  return [...problems].sort();
}
