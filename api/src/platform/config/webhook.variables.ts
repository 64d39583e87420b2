import { z } from 'zod';

export const webhookVariables = {
  WEBHOOK_LOOPBACK: z
    .stringbool()
    .default(false)
    .describe(
      'Whether webhooks may go to programs on this machine, and pictures be fetched from it, also by http, to try them out; refused in production',
    ),
};
