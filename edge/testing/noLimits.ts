const MANY = 1_000_000_000

/** Lifts the limits that would stop a test or a load. Everything else is as in production. */
export const NO_LIMITS = {
  quotaPerMinute: MANY,
  quotaPerHour: MANY,
  quotaPerDay: MANY,
  firstTriesPerMinute: MANY,
  retriesPerMinute: MANY,
  refusedPerMinute: MANY,
  deferredPerMinute: MANY,
}
