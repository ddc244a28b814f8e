/** A hint below its field keeps neighbouring fields aligned. */
export const hintBelow: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error']
