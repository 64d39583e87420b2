import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Button } from '../../ui-kit/src/button/index.ts';
import { Checkbox } from '../../ui-kit/src/checkbox/index.ts';
import { IconButton } from '../../ui-kit/src/icon-button/index.ts';
import type { PseudoState } from '../../ui-kit/src/internal/guide.ts';
import { TextField } from '../../ui-kit/src/text-field/index.ts';
import { color, font, role, space } from '../../ui-kit/src/theme/index.ts';
import NamedTable, { TableHead } from '../docs/NamedTable.tsx';
import { Prose } from '../docs/Prose.tsx';
import { applyPseudoState } from '../docs/pseudo-states.ts';
import { watchPicture } from '../docs/watch-picture.ts';

interface StateSampleProps {
  state?: PseudoState | undefined;
  children: ReactNode;
}

/** A component in a state, on the background of the shop. */
function StateSample({ state, children }: StateSampleProps) {
  const sample = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = sample.current;
    if (!element || !state) return undefined;
    applyPseudoState(element, state);
    // Emotion adds the rules of a component only when it renders, so the state is applied again after every change.
    return watchPicture(element, () => applyPseudoState(element, state));
  }, [state]);
  return (
    <div className="sb-unstyled live-story state-sample" lang="ru" ref={sample} inert>
      {children}
    </div>
  );
}

const rowStyle = { padding: `${space(2)} ${space(3)}`, font: font(400, 14) };

/** Rows of an open list, the second of which is highlighted by the keys. */
const openList = (
  <div style={{ border: `1px solid ${color('control')}`, background: role('page'), color: role('text') }}>
    <div style={rowStyle}>Казань</div>
    <div style={{ ...rowStyle, background: role('tile') }}>Калуга</div>
  </div>
);

interface ColourState {
  name: string;
  sample: ReactNode;
  state?: PseudoState;
  text: string;
}

const states: ColourState[] = [
  {
    name: 'Under the pointer',
    sample: <Button>В&nbsp;корзину</Button>,
    state: 'hover',
    text: "A main button becomes paler, `actionState('hover')` or `--meet-action-hover`: 82\u00a0% of `action` over `on-action`. A border or a secondary text becomes `text`, a plain IconButton 66\u00a0% of `text` over `page`",
  },
  {
    name: 'Pressed',
    sample: <Button>В&nbsp;корзину</Button>,
    state: 'pressed',
    text: "A main button is at 66\u00a0%, `actionState('pressed')`, where its text still has 6\u00a0:\u00a01",
  },
  {
    name: 'Pressed, without a fill',
    sample: <IconButton icon="heart" label="В избранное" variant="line" />,
    state: 'pressed',
    text: '`tile` below what is outlined. A plain IconButton has no look of its own for a press',
  },
  { name: 'Chosen', sample: <Checkbox label="Только в наличии" defaultChecked />, text: '`action` with `on-action` on it' },
  { name: 'Highlighted by the keys in a list', sample: openList, text: '`tile`; in a Menu with the ring of the focus inside it' },
  { name: 'Disabled', sample: <Button disabled>В&nbsp;корзину</Button>, text: '`muted` on `tile`, with `border` as its edge' },
  { name: 'Can only be read', sample: <TextField label="Город" value="Казань" readOnly />, text: '`surface` with its border' },
  {
    name: 'In error',
    sample: <TextField label="Email" defaultValue="anna@" error="Введите email вида name@example.ru" />,
    text: '`danger`: in a field the border, an icon and a text; in a list that failed to load a text',
  },
  { name: 'Focus', sample: <Button>В&nbsp;корзину</Button>, state: 'focus', text: 'A ring of 2 px in `focus`, 2 px away' },
];

/** The colours of each state, beside a component that has it. */
export const ColourStates = () => (
  <NamedTable className="stacked colour-states">
    <TableHead titles={['State', 'As it looks', 'Colour']} />
    <tbody>
      {states.map(({ name, sample, state, text }) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td>
            <StateSample state={state}>{sample}</StateSample>
          </td>
          <td>
            <Prose text={text} />
          </td>
        </tr>
      ))}
    </tbody>
  </NamedTable>
);
