import { useEffect, useRef, useState } from 'react';
import { askApi } from '../platform/graphql/browser-api.ts';
import { ReviewsDocument } from '../platform/graphql/generated/graphql.ts';
import { joined, nextAsked, type Review, type Reviews } from './review-list.rules.ts';

interface Loading {
  items: readonly Review[];
  total: number;
  state: 'idle' | 'loading' | 'failed';
}

const begin = ({ reviewList: { items, pagination } }: Reviews): Loading => ({ items, total: pagination.totalItems, state: 'idle' });

/** The shown reviews and a function that loads more. */
export function useReviews(productId: string, first: Reviews, withPhotos: boolean) {
  const [loading, setLoading] = useState(() => begin(first));
  const asked = useRef<AbortController>(null);
  useEffect(() => () => asked.current?.abort(), []);
  const more = () => {
    const controller = new AbortController();
    asked.current?.abort();
    asked.current = controller;
    setLoading((before) => ({ ...before, state: 'loading' }));
    askApi(ReviewsDocument, { variables: nextAsked(productId, withPhotos, loading.items.length), signal: controller.signal }).then(
      ({ reviewList: { items, pagination } }) => {
        if (controller.signal.aborted) return;
        setLoading((before) => ({ items: joined(before.items, items), total: pagination.totalItems, state: 'idle' }));
      },
      () => !controller.signal.aborted && setLoading((before) => ({ ...before, state: 'failed' })),
    );
  };
  return { ...loading, more };
}
