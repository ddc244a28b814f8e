/** A receipt can be undone by the person who wrote it for so long (B-IN-16). */
export const undoMinutes = 5

/** Whether it can still be undone; both times in milliseconds since 1970. */
export const isUndoable = (receivedAtMs: number, nowMs: number): boolean => nowMs - receivedAtMs < undoMinutes * 60_000
