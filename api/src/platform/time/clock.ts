import { Injectable } from '@nestjs/common';

/** The only source of the present moment, so that a test can choose it. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }
}
