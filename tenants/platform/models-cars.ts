import { type ModelSeed, modelsFrom } from './model-seed.ts'

/** Cars and utes sold new by the demo dealers, by the slug of the make. */
export const CAR_MODELS: Readonly<Record<string, ModelSeed[]>> = {
  mazda: modelsFrom([
    ['CX-5', 'SUV', 'Petrol', 'Mid-size SUV, front or all-wheel drive'],
    ['CX-30', 'SUV', 'Petrol', 'Small SUV between hatch and wagon'],
    ['CX-60', 'SUV', 'Petrol, Diesel, Plug-in hybrid', 'Large SUV with straight sixes'],
    ['Mazda3', 'Hatch, Sedan', 'Petrol', 'Small hatch or sedan'],
    ['BT-50', 'Ute, Cab Chassis', 'Diesel', 'Dual-cab ute, 3.0 litre diesel'],
  ]),
  kia: modelsFrom([
    ['Sportage', 'SUV', 'Petrol, Diesel, Hybrid', 'Mid-size SUV, now also as a hybrid'],
    ['Carnival', 'People Mover', 'Petrol, Diesel, Hybrid', 'Eight seats and sliding doors'],
    ['EV5', 'SUV, Electric', 'Electric', 'Electric family SUV'],
    ['Picanto', 'Hatch', 'Petrol', 'City hatch'],
    ['Tasman', 'Ute, Cab Chassis', 'Diesel', 'Dual-cab ute, 3,500 kg braked towing'],
  ]),
  hyundai: modelsFrom([
    ['Tucson', 'SUV', 'Petrol, Hybrid', 'Mid-size SUV'],
    ['Kona', 'SUV', 'Petrol, Hybrid, Electric', 'Small SUV in three powertrains'],
    ['Santa Fe', 'SUV', 'Petrol, Hybrid', 'Seven seats, square tail'],
    ['i30', 'Hatch, Sedan', 'Petrol, Hybrid', 'Small hatch or sedan'],
    ['Ioniq 5', 'SUV, Electric', 'Electric', 'Electric crossover on an 800 V system'],
  ]),
  byd: modelsFrom([
    ['Atto 3', 'SUV, Electric', 'Electric', 'Small electric SUV'],
    ['Sealion 6', 'SUV', 'Plug-in hybrid', 'Plug-in hybrid SUV'],
    ['Shark 6', 'Ute', 'Plug-in hybrid', 'Plug-in hybrid dual cab'],
    ['Dolphin', 'Hatch, Electric', 'Electric', 'Electric hatch'],
  ]),
  gwm: modelsFrom([
    ['Cannon', 'Ute', 'Diesel', 'Dual-cab ute'],
    ['Haval Jolion', 'SUV', 'Petrol, Hybrid', 'Small SUV'],
    ['Haval H6', 'SUV', 'Petrol, Hybrid, Plug-in hybrid', 'Mid-size SUV'],
    ['Tank 300', 'SUV, 4x4', 'Petrol, Diesel, Hybrid', 'Ladder-frame four-wheel drive'],
  ]),
  mitsubishi: modelsFrom([
    ['Outlander', 'SUV', 'Petrol, Plug-in hybrid', 'Mid-size SUV, five or seven seats'],
    ['Triton', 'Ute, Cab Chassis', 'Diesel', 'Dual-cab ute, Super Select on some grades'],
    ['ASX', 'SUV', 'Petrol', 'Small SUV'],
    ['Pajero Sport', 'SUV, 4x4', 'Diesel', 'Seven-seat four-wheel drive', 'run_out'],
  ]),
  toyota: modelsFrom([
    ['HiLux', 'Ute, Cab Chassis', 'Diesel', 'Single, extra and dual cab'],
    ['RAV4', 'SUV', 'Hybrid, Plug-in hybrid', 'Mid-size hybrid SUV'],
    ['Corolla', 'Hatch, Sedan', 'Hybrid', 'Small hybrid hatch or sedan'],
    ['Camry', 'Sedan', 'Hybrid', 'Mid-size hybrid sedan'],
    ['LandCruiser 300', 'SUV, 4x4', 'Diesel', 'V6 diesel, 3,500 kg braked towing'],
    ['bZ4X', 'SUV, Electric', 'Electric', 'Electric SUV'],
  ]),
  ford: modelsFrom([
    ['Ranger', 'Ute, Cab Chassis', 'Diesel, Petrol, Plug-in hybrid', 'Dual-cab ute, four engines'],
    ['Everest', 'SUV, 4x4', 'Diesel', 'Seven-seat four-wheel drive'],
    ['Transit Custom', 'Van', 'Diesel, Plug-in hybrid, Electric', 'One-tonne van'],
    ['Mustang', 'Coupe, Convertible', 'Petrol', 'V8 coupe or convertible'],
  ]),
  nissan: modelsFrom([
    ['X-Trail', 'SUV', 'Petrol, Hybrid', 'Mid-size SUV, e-POWER on some grades'],
    ['Qashqai', 'SUV', 'Petrol, Hybrid', 'Small SUV'],
    ['Patrol', 'SUV, 4x4', 'Petrol', 'V8, eight seats'],
    ['Navara', 'Ute', 'Diesel', 'Dual-cab ute', 'run_out'],
  ]),
  subaru: modelsFrom([
    ['Forester', 'SUV', 'Petrol, Hybrid', 'All-wheel drive SUV'],
    ['Crosstrek', 'SUV', 'Petrol, Hybrid', 'Small all-wheel drive SUV'],
    ['Outback', 'Wagon, SUV', 'Petrol', 'All-wheel drive wagon'],
    ['Trailseeker', 'SUV, Electric', 'Electric', 'Electric all-wheel drive wagon', 'coming_soon'],
  ]),
  volkswagen: modelsFrom([
    ['Tiguan', 'SUV', 'Petrol', 'Mid-size SUV'],
    ['T-Roc', 'SUV', 'Petrol', 'Small SUV'],
    ['Amarok', 'Ute', 'Diesel, Petrol', 'Dual-cab ute, V6 on most grades'],
    ['ID. Buzz', 'People Mover, Electric', 'Electric', 'Electric people mover'],
  ]),
  mahindra: modelsFrom([
    ['XUV3XO', 'SUV', 'Petrol', 'Small SUV'],
    ['XUV700', 'SUV', 'Petrol', 'Seven seats'],
    ['Scorpio', 'SUV, 4x4', 'Diesel', 'Ladder-frame four-wheel drive'],
    ['XEV 9e', 'SUV, Electric', 'Electric', 'Electric SUV coupe', 'coming_soon'],
  ]),
  ldv: modelsFrom([
    ['T60 Max', 'Ute', 'Diesel', 'Dual-cab ute, twin-turbo diesel'],
    ['Terron 9', 'Ute', 'Diesel', 'Long dual cab, 3,500 kg braked towing'],
    ['Deliver 9', 'Van, Cab Chassis, Bus', 'Diesel, Electric', 'Large van, three lengths'],
    ['G10+', 'Van', 'Diesel', 'One-tonne van'],
  ]),
}
