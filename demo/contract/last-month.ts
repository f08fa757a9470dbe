import { DAY } from '../fixtures/durations.ts';

const MONTH = 30 * DAY;

export const lastMonth = () => ({ startTime: Date.now() - MONTH, endTime: Date.now() });
