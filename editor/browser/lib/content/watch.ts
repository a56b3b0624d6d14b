/** Does nothing: here, content changes only by `setContents`. */
export const watchContent = (): void => {}
