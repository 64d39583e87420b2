/** @jsxImportSource @emotion/react */
'use client';

import { Fragment } from 'react';
import { RadioSet, type RadioSetProps } from '../internal/RadioSet.tsx';
import { Card, type ChoiceCard } from './Card.tsx';
import * as style from './choice-card-style.ts';

export interface ChoiceCardsProps extends RadioSetProps {
  /** Cards to choose from. */
  options: readonly ChoiceCard[];
  /** Help text below the cards. */
  hint?: string | undefined;
  /** Error message above the cards, because the list may be long. */
  error?: string | undefined;
}

/** A choice between a few options that need a description or a price, such as payment methods. The cards are native radio buttons. */
export const ChoiceCards = ({ options, ...groupProps }: ChoiceCardsProps) => (
  <RadioSet {...groupProps} legendStyle={style.legend} listStyle={style.list} isErrorFirst>
    {(getState) =>
      options.map((card) => (
        <Fragment key={card.value}>
          <Card card={card} {...getState(card.value)} />
          {card.below}
        </Fragment>
      ))
    }
  </RadioSet>
);
