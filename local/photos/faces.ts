/** Vehicle kinds and the faces drawn for each; there are pictures of exactly these. */
export const FACES = {
  suv: ['slim', 'shield', 'block', 'split', 'round', 'blade'],
  hatch: ['slim', 'shield', 'round', 'split', 'block'],
  sedan: ['slim', 'shield', 'blade', 'split'],
  wagon: ['slim', 'shield', 'split'],
  coupe: ['blade', 'round'],
  convertible: ['blade', 'round'],
  mpv: ['slim', 'shield', 'block'],
  ute: ['slim', 'shield', 'block', 'split'],
  van: ['slim', 'block', 'shield'],
  cabchassis: ['slim', 'block'],
  motorhome: ['slim', 'block'],
  caravan: ['touring', 'offroad'],
  truck: ['box', 'tray', 'tipper', 'curtain', 'mover', 'bonnet', 'pantech', 'flatbed', 'dumper', 'tautliner'],
  'motorcycle-naked': ['round', 'sharp'],
  'motorcycle-cruiser': ['classic', 'bobber'],
  'motorcycle-tourer': ['faired', 'adventure', 'trail'],
} as const satisfies Record<string, readonly string[]>
