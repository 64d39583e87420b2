import { data } from 'react-router';

const unprocessable = 422;
const unavailable = 503;

/** Answers a form that changed nothing: because of what it says, or, if `isSilent`, because the API did not answer. */
export const refusal = <Answer>(answer: Answer, isSilent = false, headers: HeadersInit = {}) =>
  data(answer, { status: isSilent ? unavailable : unprocessable, headers });
