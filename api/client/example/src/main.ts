import { startListing } from './listing.ts';
import { startSession } from './sign-in.ts';

startListing();
void startSession();
