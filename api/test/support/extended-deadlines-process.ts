// Node loads this file before the API, because `extendedDeadlineVariables` sets --import.
import { extendDeadlines } from './extended-deadlines.js';

extendDeadlines();
