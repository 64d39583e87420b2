// Preloaded into a process of the API by `extendedDeadlineVariables`.
import { extendDeadlines } from './extended-deadlines.js';

extendDeadlines();
