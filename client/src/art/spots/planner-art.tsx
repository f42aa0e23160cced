import { TONES } from "../tones.ts";
import { type ArtProps, Glass, VESSEL } from "./spot-parts.tsx";

interface SheetProps extends ArtProps {
  readonly children: React.ReactNode;
}

/** The common sheet of the three steps: sky disc, far ridge, near ground. */
function Sheet({ className, children }: SheetProps) {
  return (
    <svg className={className} viewBox="0 0 240 180" aria-hidden="true" focusable="false">
      <circle cx="120" cy="86" r="78" fill={TONES.sky} />
      {children}
    </svg>
  );
}

function House({ x, y, roof }: { readonly x: number; readonly y: number; readonly roof: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path fill={VESSEL.label} d="M-10 0V-11L0 -19 10 -11V0Z" />
      <path fill={VESSEL.corkShade} d="M4 0V-15.5L10 -11V0Z" opacity=".5" />
      <path fill={roof} d="M-13 -10L0 -22 13 -10 10.5 -8.5 0 -18-10.5 -8.5Z" />
      <path fill={TONES.deep} d="M-3 0V-7H2V0Z" />
    </g>
  );
}

/** Step one: choose a base. */
export function ChooseBaseArt({ className }: ArtProps) {
  return (
    <Sheet className={className}>
      <path fill={TONES.far} d="M45 104Q70 78 100 90T156 80Q180 84 195 106L192 118H48Z" />
      <path fill={TONES.rust} d="M43 112Q80 92 120 104T197 106Q194 124 186 134H54Q46 122 43 112Z" />
      <path fill={TONES.sage} d="M24 134Q70 112 120 118T216 132Q200 152 120 154T24 134Z" />
      <path
        fill={TONES.leaf}
        d="M24 134Q50 122 76 119L60 150Q36 146 24 134ZM84 118.5L94 117.6 88 153 70 151.5ZM216 132Q196 124 176 120L196 147Q210 142 216 132ZM168 119L158 118 168 152 184 149.5Z"
      />
      <path fill={TONES.glow} d="M112 154Q108 140 116 132T112 118H122Q124 128 122 134T128 154Z" />
      <House x={88} y={124} roof={TONES.wine} />
      <House x={150} y={126} roof={TONES.rust} />
      <House x={170} y={132} roof={TONES.wine} />
      <path fill={TONES.leaf} d="M66 126q-9-2-8-10t9-9 9 9-8 10v4h-2Z" />
      <ellipse cx="120" cy="112" rx="17" ry="4.5" fill={TONES.deep} opacity=".3" />
      <path
        fill={TONES.wine}
        d="M120 112C110 92 92 78 92 56A28 28 0 0 1 148 56C148 78 130 92 120 112Z"
      />
      <path
        fill={VESSEL.wineLight}
        d="M98 56A22 22 0 0 1 108 37Q102 46 103 58T110 80Q99 68 98 56Z"
      />
      <circle cx="120" cy="56" r="15" fill={VESSEL.label} />
      <path
        fill={TONES.wine}
        d="M114 47H126Q129 58 120.8 59.5V66H125V68H115V66H119.2V59.5Q111 58 114 47Z"
      />
    </Sheet>
  );
}

const SLIDERS = [
  [52, 84],
  [70, 62],
  [88, 94],
] as const;

/** Step two: say what you like. */
export function PreferencesArt({ className }: ArtProps) {
  return (
    <Sheet className={className}>
      <path fill={TONES.glow} d="M20 152Q120 142 220 152Q120 162 20 152Z" />
      <g transform="rotate(-4 80 90)">
        <path fill={VESSEL.corkShade} opacity=".5" d="M36 30H124V146H36Z" />
        <path fill={VESSEL.label} d="M32 26H120V142H32Z" />
        <path fill={TONES.wine} d="M32 26H120V37H32Z" />
        {SLIDERS.map(([y, x]) => (
          <g key={y} strokeLinecap="round" strokeWidth="3.4">
            <path stroke={VESSEL.corkShade} d={`M44 ${y}H108`} opacity=".55" />
            <path stroke={TONES.rust} d={`M44 ${y}H${x}`} />
            <circle cx={x} cy={y} r="6" fill={TONES.wine} />
            <circle cx={x} cy={y} r="2.2" fill={VESSEL.label} />
          </g>
        ))}
        {[108, 124].map((y, i) => (
          <g key={y}>
            <path fill="none" stroke="#5a4a46" strokeWidth="1.6" d={`M45 ${y - 4}h8v8h-8Z`} />
            {i === 0 ? (
              <path
                fill="none"
                stroke={TONES.rust}
                strokeWidth="2.4"
                strokeLinecap="round"
                d={`M46 ${y}l3 3.5 6-8`}
              />
            ) : null}
            <path
              stroke={VESSEL.corkShade}
              strokeWidth="2.4"
              strokeLinecap="round"
              d={`M61 ${y}H${i === 0 ? 104 : 92}`}
            />
          </g>
        ))}
      </g>
      <Glass transform="translate(164 152) scale(1.3)" pour={VESSEL.wine} />
      <g transform="rotate(24 208 110)">
        <path fill={TONES.sun} d="M203 70H213V134H203Z" />
        <path fill={TONES.glow} d="M203 70H206.5V134H203Z" />
        <path fill={VESSEL.cork} d="M203 134H213L208 146Z" />
        <path fill={TONES.deep} d="M206.3 142H209.7L208 146Z" />
        <path fill={TONES.wine} d="M203 62Q208 59 213 62V70H203Z" />
      </g>
    </Sheet>
  );
}

/** Step three: get the itinerary by mail. */
export function ItineraryArt({ className }: ArtProps) {
  return (
    <Sheet className={className}>
      <path fill={TONES.glow} d="M20 156Q120 146 220 156Q120 166 20 156Z" />
      <path fill={VESSEL.corkShade} d="M48 78L120 30 192 78V154H48Z" />
      <path fill={VESSEL.label} d="M60 18H180V130H60Z" />
      <path fill={TONES.sage} opacity=".45" d="M60 84Q90 66 118 76T180 64V130H60Z" />
      <path
        fill={TONES.water}
        opacity=".6"
        d="M60 46Q92 42 104 56T140 74T180 60V70Q158 88 134 82T98 64 60 56Z"
      />
      <path
        fill="none"
        stroke={TONES.wine}
        strokeWidth="2.6"
        strokeLinecap="round"
        strokeDasharray="0.1 6"
        d="M78 96C78 76 96 84 104 68S116 36 134 38 152 60 166 34"
      />
      <path fill={TONES.rust} d="M78 98C74 90 69 86 69 79A9 9 0 0 1 87 79C87 86 82 90 78 98Z" />
      <circle cx="78" cy="79" r="3.2" fill={VESSEL.label} />
      <circle cx="104" cy="68" r="4.6" fill={TONES.wine} />
      <circle cx="134" cy="38" r="4.6" fill={TONES.wine} />
      <path
        fill={TONES.wine}
        d="M166 36C162 28 157 24 157 17A9 9 0 0 1 175 17C175 24 170 28 166 36Z"
      />
      <circle cx="166" cy="17" r="3.2" fill={VESSEL.label} />
      <path fill={VESSEL.cork} d="M48 78L120 126 192 78V154H48Z" />
      <path fill={TONES.glow} d="M48 154L109 112Q120 105 131 112L192 154Z" />
      <path
        fill="none"
        stroke={VESSEL.corkShade}
        strokeWidth="1.4"
        d="M48 154L109 112Q120 105 131 112L192 154"
      />
      <circle cx="120" cy="116" r="12" fill={TONES.wine} />
      <path
        fill="none"
        stroke={TONES.glow}
        strokeWidth="2"
        strokeLinejoin="round"
        d="M113 112L117 121 120 114.5 123 121 127 112"
      />
    </Sheet>
  );
}
