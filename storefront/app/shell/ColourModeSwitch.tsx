import { css } from '@emotion/react';
import { hidden } from '@meet/ui-kit/hidden';
import { color, space } from '@meet/ui-kit/theme';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { type ColourMode, colourModes } from '../platform/colour-mode.ts';
import { useRootStore } from '../platform/root-store.tsx';

const words: Record<ColourMode, string> = { system: 'как в\u00a0системе', light: 'светлая', dark: 'тёмная' };

const root = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(1)} ${space(4)}`,
  padding: 0,
  border: 0,
  // It is the script that changes the theme: without one there is nothing to switch.
  '@media (scripting: none)': { display: 'none' },
  '& legend': { float: 'left', padding: 0 },
  '& label': { position: 'relative', display: 'grid', alignItems: 'center', minHeight: 'var(--target)', cursor: 'pointer' },
  '& label > span': { paddingBlock: 2, borderBottom: '1px solid transparent' },
  '& label:hover > span, & :checked + span': { color: color('ink') },
  '& :checked + span': { borderColor: 'currentColor' },
  '& :focus-visible + span': { outline: `2px solid ${color('ink')}`, outlineOffset: 2 },
});

/** System, light or dark. Native radio buttons, so arrows and screen readers know them. */
export const ColourModeSwitch = observer(function ColourModeSwitch() {
  const { colourMode } = useRootStore();
  const name = useId();
  return (
    <fieldset css={root}>
      <legend>Тема</legend>
      {colourModes.map((mode) => (
        <label key={mode}>
          <input css={hidden} type="radio" name={name} checked={colourMode.mode === mode} onChange={() => colourMode.choose(mode)} />
          <span>{words[mode]}</span>
        </label>
      ))}
    </fieldset>
  );
});
