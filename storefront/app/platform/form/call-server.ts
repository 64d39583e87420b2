import { data, type ShouldRevalidateFunctionArgs } from 'react-router';

interface ActionArgs<Result> {
  request: Request;
  serverAction: () => Promise<Result>;
}

/**
 * Calls the server's action. If no response arrives, returns the result of `createOfflineResult` for the submitted form, so that the page
 * stays as it is. Otherwise the router would show an error page. Nothing is reloaded after a result with the status 503.
 */
export async function callServer<Result>({ request, serverAction }: ActionArgs<Result>, createOfflineResult: (form: FormData) => Result) {
  const requestCopy = request.clone();
  try {
    return await serverAction();
  } catch (error) {
    // A redirect.
    if (error instanceof Response) throw error;
    return data(createOfflineResult(await requestCopy.formData()), { status: 503 });
  }
}

/** For a page whose form returns a result only if it was rejected. Nothing has changed then, so nothing is reloaded. */
export const reloadUnlessHandled = ({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionResult === undefined && defaultShouldRevalidate;
