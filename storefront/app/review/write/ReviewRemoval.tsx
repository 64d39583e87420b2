import { css } from '@emotion/react';
import { Button } from '@meet/ui-kit/button';
import { color, space } from '@meet/ui-kit/theme';
import { toast } from '@meet/ui-kit/toaster';
import { type FormEvent, useState } from 'react';
import { queryApi, toFailureMessage } from '../../platform/graphql/browser-api.ts';
import { unsureIfSavedAdvice } from '../../platform/graphql/failure-messages.ts';
import { RemoveReviewDocument } from '../../platform/graphql/generated/graphql.ts';
import { removeDraft } from './review-draft.ts';

const foldStyle = css({
  marginTop: space(6),
  borderTop: `1px solid ${color('line')}`,
  '& > summary': { display: 'flex', alignItems: 'center', minHeight: 'var(--meet-target)', cursor: 'pointer', color: color('muted') },
  '& > form': { display: 'grid', justifyItems: 'start', gap: space(3) },
});

interface ReviewRemovalProps {
  reviewId: string;
  /** URL that accepts the form without JavaScript. */
  action: string;
  onDone: () => void;
}

/** Permanently removes the shopper's review, after a second press. */
export function ReviewRemoval({ reviewId, action, onDone }: ReviewRemovalProps) {
  const [isRemoving, setRemoving] = useState(false);
  const remove = async (event: FormEvent) => {
    event.preventDefault();
    setRemoving(true);
    try {
      await queryApi(RemoveReviewDocument, { variables: { reviewId } });
      removeDraft();
      toast.success('Отзыв удалён');
      onDone();
    } catch (error) {
      toast.error(toFailureMessage(error, unsureIfSavedAdvice));
    } finally {
      setRemoving(false);
    }
  };
  return (
    <details css={foldStyle}>
      <summary>Удалить отзыв</summary>
      <form action={action} method="post" onSubmit={(event) => void remove(event)}>
        <p>Отзыв и&nbsp;его фото пропадут, вернуть их не&nbsp;получится.</p>
        <Button type="submit" variant="line" size="small" name="intent" value="remove" loading={isRemoving}>
          Удалить навсегда
        </Button>
      </form>
    </details>
  );
}
