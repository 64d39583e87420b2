import { useLocation } from 'react-router';
import type { ShellData } from '../shell-data.ts';
import { DirectoryMenu } from './DirectoryMenu.tsx';
import { PrerenderedMenu } from './PrerenderedMenu.tsx';

function BrowserMenu({ directories }: Pick<ShellData, 'directories'>) {
  const { pathname } = useLocation();
  return <DirectoryMenu directories={directories} path={pathname} />;
}

/** The menu of directories in the header of wide screens. The server inserts its prerendered markup; the browser renders the component. */
export const HeaderMenu = import.meta.env.SSR ? PrerenderedMenu : BrowserMenu;
