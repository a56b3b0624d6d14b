/** What {@link isPort} requires, as the end of an error message. */
export const PORT_RULE = 'must be a whole number from 0 to 65535 (0 takes any free port)'

/** Whether a text is the number of a port that a server can listen on. */
export const isPort = (text: string): boolean => /^\d{1,5}$/.test(text) && Number(text) <= 65_535
