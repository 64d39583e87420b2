import { useEffect } from 'react';

/** Not in the types of the DOM yet. */
interface OtpRequest extends CredentialRequestOptions {
  otp: { transport: 'sms'[] };
}

const codeOf = (credential: unknown) =>
  typeof credential === 'object' && credential !== null && 'code' in credential && typeof credential.code === 'string'
    ? credential.code
    : null;

/** Takes the code out of the message as it comes, where the phone's browser can and its owner lets it. */
export function useWebOtp(waits: boolean, onCode: (code: string) => void) {
  useEffect(() => {
    if (!waits || !('OTPCredential' in window)) return;
    const leaving = new AbortController();
    const request: OtpRequest = { otp: { transport: ['sms'] }, signal: leaving.signal };
    navigator.credentials.get(request).then(
      (credential) => {
        const code = codeOf(credential);
        if (code !== null) onCode(code);
      },
      // Refused, or the page went on: the code can be typed.
      () => undefined,
    );
    return () => leaving.abort();
  }, [waits, onCode]);
}
