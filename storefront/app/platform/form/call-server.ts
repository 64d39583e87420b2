import { data, type ShouldRevalidateFunctionArgs } from 'react-router';

interface Sent<Answer> {
  request: Request;
  serverAction: () => Promise<Answer>;
}

/**
 * Calls the server's action. If its answer is lost, returns what `lost` makes of the form that was sent, so that the page stays as it is:
 * the router would show an error page instead, and loads nothing again after an answer with this status.
 */
export async function callServer<Answer>({ request, serverAction }: Sent<Answer>, lost: (form: FormData) => Answer) {
  const copy = request.clone();
  try {
    return await serverAction();
  } catch (error) {
    // A redirect.
    if (error instanceof Response) throw error;
    return data(lost(await copy.formData()), { status: 503 });
  }
}

/** For a page whose form is answered only if it was refused: nothing has changed then, so nothing is loaded again. */
export const reloadUnlessAnswered = ({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionResult === undefined && defaultShouldRevalidate;
