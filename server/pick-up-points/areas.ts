import { pickUpRegion, pickUpRegionText } from '#contract/codes.ts'
import { pickText } from '#contract/wire/language.ts'
import type { Output } from '#contract/wire/operation.ts'
import type { pickUpPoints } from '#contract/pick-up-points.ts'
import type { ReadCall } from '#server/context.ts'
import { findAreas } from './sql.ts'

type Areas = Output<typeof pickUpPoints.areas>

const regions = ['all', 'hong_kong', 'taiwan', 'overseas'] as const

/** C-50: the four regions with the areas in each; the first contains all of them. */
export async function areas({ db, language }: ReadCall): Promise<Areas> {
  const rows = await findAreas(db)
  return {
    list: regions.map((region) => ({
      regionCode: region,
      name: pickUpRegionText[region][language],
      areas: rows
        .filter((row) => region === 'all' || row.regionCode === pickUpRegion.codes[region])
        .map(({ areaCode, name, count }) => ({ areaCode, name: pickText(name, language), count })),
    })),
  }
}
