import { east } from './mainland/east.ts'
import { north } from './mainland/north.ts'
import { northeast } from './mainland/northeast.ts'
import { northwest } from './mainland/northwest.ts'
import { southCentral } from './mainland/south-central.ts'
import { southwest } from './mainland/southwest.ts'
import { three } from './three.ts'

const lines = [north, northeast, east, southCentral, southwest, northwest].flatMap((part) => part.trim().split('\n'))

/**
 * The mainland down to districts and counties; Dongguan and Zhongshan have none, so their towns are listed instead. A
 * line is `44 广东省 廣東省 Guangdong` or `4403 深圳市 深圳市 Shenzhen; 03 罗湖区 …`: what follows a `;` continues the line's code.
 */
export const mainland = lines.flatMap((line) => {
  const [head = '', ...children] = line.split('; ')
  const place = read(head, '')
  const parent = place.number.slice(0, -2)
  return [
    { ...region(place), parent: parent ? `CN-${parent}` : 'CN' },
    ...children.map((child) => ({ ...region(read(child, place.number)), parent: `CN-${place.number}` })),
  ]
})

function read(place: string, above: string) {
  const [number = '', simplified = '', traditional = '', ...english] = place.split(' ')
  return { number: above + number, name: three(simplified, traditional, english.join(' ')) }
}

function region({ number, name }: ReturnType<typeof read>) {
  return { code: `CN-${number}`, name }
}
