import { use } from 'react';
import { useLocation } from 'react-router';
import type { ShellData } from '../shell-data.ts';
import { DirectoryMenu } from './DirectoryMenu.tsx';
import { MenuMarkupContext, ServerMenu } from './ServerMenu.tsx';

function PageMenu({ directories }: Pick<ShellData, 'directories'>) {
  const { pathname } = useLocation();
  return <DirectoryMenu directories={directories} path={pathname} />;
}

function MenuOnServer({ directories }: Pick<ShellData, 'directories'>) {
  const markup = use(MenuMarkupContext);
  return markup ? <ServerMenu {...markup} /> : <PageMenu directories={directories} />;
}

/** The directories in the header of wide screens. */
export const HeaderMenu = import.meta.env.SSR ? MenuOnServer : PageMenu;
