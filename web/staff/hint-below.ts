/** A hint under its field leaves the fields beside it on one line. */
export const hintBelow: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error']
