import type { Section } from './figure.ts'

export async function measureBundles(): Promise<Section> {
  return { title: 'What a browser fetches', about: '', figures: [], remarks: [] }
}
