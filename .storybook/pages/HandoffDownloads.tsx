import { useEffect, useState } from 'react';
import kit from '../../ui-kit/package.json' with { type: 'json' };
import base from '../../ui-kit/src/theme/generated/tokens/base.tokens.json?raw';
import dark from '../../ui-kit/src/theme/generated/tokens/dark.tokens.json?raw';
import light from '../../ui-kit/src/theme/generated/tokens/light.tokens.json?raw';
import resolver from '../../ui-kit/src/theme/generated/tokens/meet.resolver.json?raw';
import { drawIconSheet, iconCount, listIconFiles } from '../docs/icon-files.ts';
import { createZip } from '../docs/zip.ts';

const tokenFiles = [
  { name: 'light.tokens.json', text: light, content: 'Colours and roles, light' },
  { name: 'dark.tokens.json', text: dark, content: 'Colours and roles, dark' },
  { name: 'base.tokens.json', text: base, content: 'Text styles, sizes, spaces, radii, motion' },
  { name: 'meet.resolver.json', text: resolver, content: 'Order of the files, for tools that read resolvers' },
];

export const iconSheet = { name: 'meet-icons.svg', text: drawIconSheet() };

const readme = `Meet ${kit.version}: design tokens and icons. How to import them: the page Handoff of the manual.
Tokens: ${kit.license} licence. Icons: Lucide, ISC licence. Fonts, not in here: Onest and Unbounded, SIL Open Font License.
`;

const zipName = `meet-handoff-${kit.version}.zip`;

const listFiles = () => [...tokenFiles, iconSheet, ...listIconFiles(), { name: 'README.txt', text: readme }];

const formatSize = (bytes: number) => `${Math.max(1, Math.round(bytes / 1024))}\u00a0kB`;

interface Download {
  name: string;
  content: string;
  address: string;
  size: number;
}

function createDownload(name: string, content: string, blob: Blob): Download {
  return { name, content, address: URL.createObjectURL(blob), size: blob.size };
}

/** Downloads that the browser creates from the files of the build: an archive of all files, and the sheet of icons. */
function createDownloads(): Download[] {
  const count = `${iconCount} icons`;
  return [
    createDownload(zipName, `All below, and ${count} one by one`, new Blob([createZip(listFiles())], { type: 'application/zip' })),
    createDownload(iconSheet.name, `${count}, each a named layer`, new Blob([iconSheet.text], { type: 'image/svg+xml' })),
  ];
}

const DownloadLink = ({ name, content, address, size }: Download) => (
  <li>
    <a href={address} download={name}>
      <b>{name}</b> <span>{formatSize(size)}</span>
    </a>
    <p>{content}</p>
  </li>
);

/** Downloads for designers: the archive of everything, the icon sheet, and each token file. */
export function Downloads() {
  const [createdDownloads, setCreatedDownloads] = useState<Download[]>([]);
  useEffect(() => {
    const downloads = createDownloads();
    setCreatedDownloads(downloads);
    return () => {
      for (const { address } of downloads) URL.revokeObjectURL(address);
    };
  }, []);
  const tokenDownloads = tokenFiles.map(({ name, text, content }) => {
    return { name, content, address: `./kit-theme/tokens/${name}`, size: new Blob([text]).size };
  });
  return (
    <ul className="downloads sb-unstyled">
      {[...createdDownloads, ...tokenDownloads].map((download) => (
        <DownloadLink key={download.name} {...download} />
      ))}
    </ul>
  );
}
