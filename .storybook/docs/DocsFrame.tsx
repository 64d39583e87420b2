import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { keepTarget } from './keep-target.ts';
import { PageContents } from './PageContents.tsx';
import { applySettings, readSettings, type Settings, SettingsContext } from './settings.ts';
import { docsThemes, resolveTheme } from './theme.ts';

/** Frame of every docs page, which follows the choices in the toolbar as stories do. */
export default function DocsFrame({ children, context }: PropsWithChildren<DocsContainerProps>) {
  const [settings, setSettings] = useState<Settings>(readSettings);
  useEffect(() => {
    const channel = addons.getChannel();
    const updateSettings = ({ globals }: { globals: Settings }) => setSettings(globals);
    channel.on(GLOBALS_UPDATED, updateSettings);
    channel.on(SET_GLOBALS, updateSettings);
    return () => {
      channel.off(GLOBALS_UPDATED, updateSettings);
      channel.off(SET_GLOBALS, updateSettings);
    };
  }, []);
  useEffect(() => applySettings(settings, true), [settings]);
  useEffect(() => keepTarget(addons.getChannel()), []);
  return (
    <DocsContainer context={context} theme={docsThemes[resolveTheme(settings.theme)]}>
      <SettingsContext value={settings}>
        <PageContents />
        {children}
      </SettingsContext>
    </DocsContainer>
  );
}
