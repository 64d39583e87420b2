import { css } from '@emotion/react';
import { hidden } from '@meet/ui-kit/hidden';
import { color, space, type ThemeName, themes } from '@meet/ui-kit/theme';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef } from 'react';
import { useHydrated } from '../../platform/lazy/use-hydrated.ts';
import { useStore } from '../../platform/store/root-store.tsx';
import { ColourModeStore } from '../../platform/theme/colour-mode.store.ts';
import { useRouteColourMode } from '../../platform/theme/route-colour-mode.ts';

const modeNames: Record<ThemeName, string> = { system: 'как в\u00a0системе', light: 'светлая', dark: 'тёмная' };

const root = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(1)} ${space(4)}`,
  padding: 0,
  border: 0,
  // Switching needs JavaScript.
  '@media (scripting: none)': { display: 'none' },
  '& legend': { float: 'left', padding: 0 },
  '& label': {
    position: 'relative',
    display: 'grid',
    alignItems: 'center',
    minWidth: 'var(--meet-target)',
    minHeight: 'var(--meet-target)',
    cursor: 'pointer',
  },
  '& label > span': { paddingBlock: 2, borderBottom: '1px solid transparent' },
  '& label:hover > span, & :checked + span': { color: color('ink') },
  '& :checked + span': { borderColor: 'currentColor' },
  '& :focus-visible + span': { outline: `2px solid ${color('ink')}`, outlineOffset: 2 },
});

/** Theme switch with native radio buttons. Hidden on pages that force a theme. */
export const ColourModeSwitch = observer(function ColourModeSwitch() {
  const colourMode = useStore(ColourModeStore);
  const forcedMode = useRouteColourMode();
  const name = useId();
  // The first render must match the server's, and the server cannot read the stored theme.
  const mode = useHydrated() ? colourMode.mode : 'system';
  const fieldset = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    // A theme chosen before hydration is only in the DOM.
    const checkedValue = fieldset.current?.querySelector<HTMLInputElement>('input:checked')?.value;
    const checkedMode = themes.find((candidate) => candidate === checkedValue);
    if (checkedMode && checkedMode !== 'system') colourMode.choose(checkedMode);
  }, [colourMode]);
  if (forcedMode) return null;
  return (
    <fieldset ref={fieldset} css={root}>
      <legend>Тема</legend>
      {themes.map((option) => (
        <label key={option}>
          <input
            css={hidden}
            type="radio"
            name={name}
            value={option}
            checked={mode === option}
            onChange={() => colourMode.choose(option)}
          />
          <span>{modeNames[option]}</span>
        </label>
      ))}
    </fieldset>
  );
});
