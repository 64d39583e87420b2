import { NoSignal } from '@meet/ui-kit/no-signal';
import { useLocation, useRevalidator } from 'react-router';
import { ErrorPicture } from './ErrorPicture.tsx';

/**
 * The error page for failures of the API or of the connection. Its button reloads the data in place, so client state is kept. Without
 * JavaScript the button submits a form that requests the same URL.
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
      picture={<ErrorPicture />}
    />
  );
}
