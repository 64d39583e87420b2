/** @jsxImportSource @emotion/react */
'use client';

import type { ComponentProps, ReactNode } from 'react';
import { hidden } from '../hidden/index.ts';
import { Link } from '../link/index.ts';
import { useTexts } from '../locale/locale-context.ts';
import * as style from './stepper-style.ts';
import { stepperTexts } from './stepper-texts.ts';

/** Progress of a step: completed, current, or still to come. */
export type StepState = 'done' | 'current' | 'coming';

export interface StepEntry {
  /** Title: «Доставка» of a step, «Выкуплен у продавца» of an entry. It differs from the titles beside it. */
  title: string;
  /** Whether the step is completed, current, or still to come. */
  state: StepState;
  /** Date as text: «9 нояб., 14:02», «около 28 нояб.». */
  date?: ReactNode;
  /** `date` for machines, in ISO 8601: `2026-11-09T14:02`, or `2026-11-28` for a day. Without `date` it does nothing. */
  dateTime?: string | undefined;
}

export interface StepperStep extends StepEntry {
  /** Address to return to a step. Only a step that is `done` becomes a link. */
  href?: string | undefined;
  /** Entries of the step, each with its own date. */
  entries?: readonly StepEntry[] | undefined;
}

export interface StepperProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** Accessible name of the list, which names what its steps belong to: «Этапы заказа». It is not visible. */
  label: string;
  /** Steps, in the order in which they are taken. */
  steps: readonly StepperStep[];
  /**
   * Layout: `vertical` is a column; `horizontal` is a row, for a few short steps that always fit; `auto` is a column, and a row where its
   * container is at least 880 px wide.
   * @default 'auto'
   */
  direction?: 'vertical' | 'horizontal' | 'auto' | undefined;
}

const StepDate = ({ date, dateTime }: Pick<StepEntry, 'date' | 'dateTime'>) => (date ? <time dateTime={dateTime}>{date}</time> : null);

function Entry({ title, state, date, dateTime }: StepEntry) {
  const texts = useTexts('stepper', stepperTexts);
  return (
    <li data-state={state}>
      <span>
        <span css={hidden}>{texts[state]}</span>
        {title}
      </span>
      <StepDate date={date} dateTime={dateTime} />
    </li>
  );
}

function Step({ title, state, date, dateTime, href, entries = [] }: StepperStep) {
  const texts = useTexts('stepper', stepperTexts);
  return (
    <li data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
      <div className="step-head">
        <p css={style.title}>
          <span css={hidden}>{texts[state]}</span>
          {href && state === 'done' ? (
            <Link href={href} variant="quiet">
              {title}
            </Link>
          ) : (
            title
          )}
        </p>
        <StepDate date={date} dateTime={dateTime} />
      </div>
      {entries.length > 0 && (
        <ol css={style.entries} role="list">
          {entries.map((entry) => (
            <Entry key={entry.title} {...entry} />
          ))}
        </ol>
      )}
    </li>
  );
}

/** Steps towards a goal, completed, current and to come: the stages of an order, the progress of a checkout. */
export function Stepper({ label, steps, direction = 'auto', ...listProps }: StepperProps) {
  return (
    <div css={style.root}>
      <ol css={style.directions[direction]} role="list" aria-label={label} {...listProps}>
        {steps.map((step) => (
          <Step key={step.title} {...step} />
        ))}
      </ol>
    </div>
  );
}
