/** Whether an input method still composes a word. Safari reports its last key, 229, only after that. */
export const isComposing = (event: KeyboardEvent) => event.isComposing || event.keyCode === 229
