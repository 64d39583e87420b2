import { useLocation } from 'react-router';
import { usePrerenderedMarkup } from '../../platform/render/prerendered-parts.ts';
import type { ShellData } from '../shell-data.ts';
import { DirectoryMenu } from './DirectoryMenu.tsx';

const menuPattern = /^<nav aria-label="([^"&]*)">(.*)<\/nav>$/s;

/** The menu on the server: the prerendered markup, or a rendered menu if there is none. */
export function PrerenderedMenu({ directories }: Pick<ShellData, 'directories'>) {
  const { pathname } = useLocation();
  const [, label, content] = menuPattern.exec(usePrerenderedMarkup('menu') ?? '') ?? [];
  if (label === undefined || content === undefined) return <DirectoryMenu directories={directories} path={pathname} />;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React has rendered and escaped it
  return <nav aria-label={label} dangerouslySetInnerHTML={{ __html: content }} />;
}
