export const all: any = 1
