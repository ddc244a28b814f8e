/** As papers write them, so that a page and its PDF never differ. */
export * from '#contract/format.ts'
