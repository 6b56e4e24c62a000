// The library brings no types. Of its options, those that are used: https://github.com/papandreou/subset-font#api
declare module 'subset-font' {
  export type Axis = number | { min: number; max: number }
  export type Options = {
    targetFormat: 'woff2'
    keepAllGlyphs: true
    variationAxes: Record<string, Axis>
  }
  export default function subsetFont(font: Buffer, text: null, options: Options): Promise<Buffer>
}
