import { NoSignal } from '@meet/ui-kit/no-signal';
import { useLocation, useRevalidator } from 'react-router';
import { LostPicture } from './LostPicture.tsx';

/**
 * The failure page. Its button asks for the same page once more without leaving this one, so that nothing is lost; without a script it is
 * a form that leads to the same address.
 */
export function NoSignalPage() {
  const { pathname, search } = useLocation();
  const { revalidate, state } = useRevalidator();
  return (
    <NoSignal
      action={pathname}
      query={[...new URLSearchParams(search)]}
      onRefresh={() => void revalidate()}
      loading={state !== 'idle'}
      picture={<LostPicture />}
    />
  );
}
