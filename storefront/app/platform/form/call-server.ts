import { data, type ShouldRevalidateFunctionArgs } from 'react-router';

interface Sent<Result> {
  request: Request;
  serverAction: () => Promise<Result>;
}

/**
 * Calls the server's action. If the response does not arrive, returns what `toDisconnected` makes of the form that was sent, so that the
 * page stays as it is: the router would show an error page instead, and loads nothing again after an answer with this status.
 */
export async function callServer<Result>({ request, serverAction }: Sent<Result>, toDisconnected: (form: FormData) => Result) {
  const copy = request.clone();
  try {
    return await serverAction();
  } catch (error) {
    // A redirect.
    if (error instanceof Response) throw error;
    return data(toDisconnected(await copy.formData()), { status: 503 });
  }
}

/** For a page whose form is answered only if it was refused: nothing has changed then, so nothing is loaded again. */
export const reloadUnlessAnswered = ({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionResult === undefined && defaultShouldRevalidate;
