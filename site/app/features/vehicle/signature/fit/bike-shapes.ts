/** What motorcycles look like from the side. */
export type BikeLook = 'naked' | 'cruiser' | 'sports' | 'tourer' | 'trail' | 'scooter'

/** The first look whose words are in a body's name. */
const WORDS: readonly (readonly [RegExp, BikeLook])[] = [
  [/cruiser|bobber|chopper|bagger/i, 'cruiser'],
  [/scooter|moped|step.?through/i, 'scooter'],
  [/trail|enduro|off.?road|dirt|motocross|motard|dual.?sport/i, 'trail'],
  [/tour|adventure/i, 'tourer'],
  [/sport|race/i, 'sports'],
]

/** How a motorcycle looks, by its body; one without a fairing where that is not known. */
export const findLook = (body: string): BikeLook => WORDS.find(([words]) => words.test(body))?.[1] ?? 'naked'

/** Where things are on a drawing, in millimetres from its upper left: the top of the saddle, and the height of the axles. */
export type BikeHeights = { seat: number; axle: number }

/** A motorcycle's parts in millimetres; its rear wheel is on the left. */
export type BikeShape = {
  /** The centres of the wheels. */
  rear: number
  front: number
  /** Outer radii. */
  rearRadius: number
  frontRadius: number
  tyre: number
  /** Fork, handlebar and swing arm, as lines. */
  lines: (at: BikeHeights) => string
  /** Engine, tank, exhaust, fairing and panniers, as areas. */
  areas: (at: BikeHeights) => string[]
  saddle: (at: BikeHeights) => string
}

const engine = ({ seat, axle }: BikeHeights) =>
  `M830 ${axle - 150}L1010 ${seat + 150}H1330L1440 ${axle - 130}L1360 ${axle + 140}Q1340 ${axle + 190} 1280 ${axle + 190}H940Q880 ${axle + 190} 870 ${axle + 130}Z`
const exhaust = ({ axle }: BikeHeights) =>
  `M930 ${axle + 120}L360 ${axle + 40}L330 ${axle + 120}L900 ${axle + 190}Z`
const tank = ({ seat }: BikeHeights) =>
  `M1010 ${seat + 20}Q1060 ${seat - 150} 1230 ${seat - 160}Q1420 ${seat - 160} 1480 ${seat - 20}L1400 ${seat + 150}H1010Z`

export const BIKE_SHAPES: Readonly<Record<BikeLook, BikeShape>> = {
  naked: {
    rear: 480,
    front: 1_720,
    rearRadius: 305,
    frontRadius: 305,
    tyre: 90,
    lines: ({ seat, axle }) =>
      `M1720 ${axle}L1470 ${seat - 190}M1470 ${seat - 190}L1330 ${seat - 250}M480 ${axle}L980 ${axle + 10}`,
    areas: (at) => [
      engine(at),
      exhaust(at),
      tank(at),
      `M1450 ${at.seat - 170}Q1600 ${at.seat - 150} 1610 ${at.seat - 50}Q1560 ${at.seat + 20} 1480 ${at.seat - 20}Z`,
    ],
    saddle: ({ seat }) =>
      `M300 ${seat - 110}Q480 ${seat - 70} 640 ${seat}H1010L1020 ${seat + 90}H620Q420 ${seat + 10} 290 ${seat - 70}Z`,
  },
  cruiser: {
    rear: 400,
    front: 1_930,
    rearRadius: 315,
    frontRadius: 330,
    tyre: 110,
    lines: ({ seat, axle }) =>
      `M1930 ${axle - 15}L1540 ${seat - 240}M1540 ${seat - 240}L1430 ${seat - 330}L1250 ${seat - 300}M400 ${axle}L960 ${axle + 40}`,
    areas: ({ seat, axle }) => [
      `M900 ${axle - 60}L960 ${seat + 170}L1080 ${seat + 70}L1190 ${seat + 190}L1300 ${seat + 70}L1440 ${seat + 160}L1430 ${axle + 60}Q1410 ${axle + 170} 1320 ${axle + 170}H960Q890 ${axle + 160} 900 ${axle - 60}Z`,
      `M1280 ${axle + 90}L170 ${axle + 110}Q130 ${axle + 150} 170 ${axle + 190}L1300 ${axle + 170}Z`,
      `M960 ${seat + 60}Q1010 ${seat - 90} 1230 ${seat - 150}Q1440 ${seat - 180} 1560 ${seat - 60}Q1480 ${seat + 60} 1260 ${seat + 90}Z`,
      `M40 ${axle - 20}Q60 ${axle - 340} 400 ${axle - 380}Q640 ${axle - 370} 720 ${axle - 180}L640 ${axle - 160}Q560 ${axle - 320} 400 ${axle - 325}Q110 ${axle - 290} 90 ${axle - 20}Z`,
      `M1590 ${axle - 230}Q1780 ${axle - 400} 1990 ${axle - 375}Q2160 ${axle - 340} 2240 ${axle - 190}Q2090 ${axle - 320} 1940 ${axle - 325}Q1790 ${axle - 330} 1640 ${axle - 180}Z`,
      `M1540 ${seat - 210}Q1680 ${seat - 230} 1690 ${seat - 130}Q1660 ${seat - 50} 1570 ${seat - 80}Z`,
    ],
    saddle: ({ seat }) =>
      `M420 ${seat - 130}Q560 ${seat - 120} 620 ${seat - 40}Q780 ${seat + 20} 970 ${seat - 20}L960 ${seat + 90}Q700 ${seat + 120} 600 ${seat + 50}Q520 ${seat - 20} 420 ${seat - 70}Z`,
  },
  sports: {
    rear: 500,
    front: 1_760,
    rearRadius: 310,
    frontRadius: 300,
    tyre: 85,
    lines: ({ seat, axle }) =>
      `M1760 ${axle}L1520 ${seat - 90}M1520 ${seat - 90}L1390 ${seat - 80}M500 ${axle}L1000 ${axle - 10}`,
    areas: ({ seat, axle }) => [
      `M880 ${axle + 60}L1000 ${seat + 120}L1420 ${seat - 60}L1600 ${seat - 230}Q1760 ${seat - 160} 1820 ${seat + 20}L1600 ${seat + 210}L1500 ${axle + 110}Q1440 ${axle + 210} 1300 ${axle + 210}H960Z`,
      `M1000 ${seat + 30}Q1080 ${seat - 130} 1260 ${seat - 130}Q1400 ${seat - 120} 1470 ${seat - 10}L1380 ${seat + 130}H1000Z`,
      `M940 ${axle + 100}L420 ${axle - 70}L390 ${axle + 20}L900 ${axle + 180}Z`,
      `M1500 ${axle - 280}Q1700 ${axle - 380} 1900 ${axle - 300}L2010 ${axle - 190}Q1850 ${axle - 300} 1740 ${axle - 310}Z`,
    ],
    saddle: ({ seat }) =>
      `M230 ${seat - 210}Q420 ${seat - 190} 560 ${seat - 110}L640 ${seat}H1010L1010 ${seat + 90}H640Q440 ${seat - 20} 240 ${seat - 160}Z`,
  },
  tourer: {
    rear: 470,
    front: 1_800,
    rearRadius: 310,
    frontRadius: 320,
    tyre: 90,
    lines: ({ seat, axle }) =>
      `M1800 ${axle}L1540 ${seat - 240}M1540 ${seat - 240}L1380 ${seat - 320}M470 ${axle}L980 ${axle + 10}`,
    areas: (at) => [
      engine(at),
      exhaust(at),
      `M1000 ${at.seat + 40}Q1060 ${at.seat - 170} 1260 ${at.seat - 190}Q1450 ${at.seat - 190} 1500 ${at.seat - 40}L1400 ${at.seat + 170}H1000Z`,
      `M1430 ${at.seat + 60}L1480 ${at.seat - 190}L1560 ${at.seat - 480}L1620 ${at.seat - 480}L1660 ${at.seat - 210}L1880 ${at.seat - 40}L1650 ${at.seat + 60}L1520 ${at.seat + 190}Z`,
      `M250 ${at.seat + 40}H690L720 ${at.seat + 330}H270Z`,
      `M160 ${at.seat - 330}H500L520 ${at.seat - 90}H150Z`,
    ],
    saddle: ({ seat }) =>
      `M330 ${seat - 80}Q520 ${seat - 100} 640 ${seat - 20}L700 ${seat}H1000L1020 ${seat + 80}H640Q460 ${seat} 330 ${seat - 20}Z`,
  },
  trail: {
    rear: 460,
    front: 1_800,
    rearRadius: 320,
    frontRadius: 350,
    tyre: 70,
    lines: ({ seat, axle }) =>
      `M1800 ${axle - 45}L1500 ${seat - 170}M1500 ${seat - 170}L1360 ${seat - 230}M460 ${axle - 15}L960 ${axle + 20}`,
    areas: ({ seat, axle }) => [
      `M900 ${axle - 60}L1010 ${seat + 210}H1290L1390 ${axle - 60}L1310 ${axle + 110}H950Z`,
      `M1130 ${seat + 10}L1340 ${seat - 70}L1480 ${seat - 40}L1400 ${seat + 260}L1240 ${seat + 200}Z`,
      `M330 ${seat + 60}L700 ${seat + 60}L760 ${seat + 170}L400 ${seat + 150}Z`,
      `M1480 ${axle - 430}Q1740 ${axle - 520} 2150 ${axle - 400}Q1850 ${axle - 440} 1500 ${axle - 370}Z`,
      `M1470 ${seat - 170}L1590 ${seat - 110}L1560 ${seat + 70}L1480 ${seat + 40}Z`,
    ],
    saddle: ({ seat }) =>
      `M170 ${seat - 70}L480 ${seat - 20}L640 ${seat}H1150L1180 ${seat - 30}L1190 ${seat + 70}H600L180 ${seat - 10}Z`,
  },
  scooter: {
    rear: 520,
    front: 1_720,
    rearRadius: 250,
    frontRadius: 250,
    tyre: 90,
    lines: ({ seat, axle }) =>
      `M1720 ${axle}L1520 ${seat - 200}M1520 ${seat - 200}L1380 ${seat - 230}M520 ${axle}L900 ${axle + 30}`,
    areas: ({ seat, axle }) => [
      `M250 ${seat + 20}Q420 ${seat + 40} 1000 ${seat + 60}L1080 ${axle - 20}Q1000 ${axle + 130} 820 ${axle + 120}L300 ${axle - 120}Z`,
      `M960 ${axle + 20}H1420L1480 ${axle + 130}H900Z`,
      `M1330 ${axle + 130}L1500 ${seat - 120}L1610 ${seat - 150}L1640 ${seat + 60}L1560 ${axle + 60}L1460 ${axle + 130}Z`,
      `M1480 ${axle - 210}Q1720 ${axle - 330} 1960 ${axle - 190}Q1830 ${axle - 240} 1500 ${axle - 160}Z`,
    ],
    saddle: ({ seat }) =>
      `M250 ${seat - 40}Q520 ${seat - 60} 640 ${seat}H1020L1030 ${seat + 80}H300Q240 ${seat + 40} 250 ${seat - 40}Z`,
  },
}
