import { ellipse, fill, shadeAcross, stroke, tube } from "./draw.ts";

/** Folding chair from the side, facing left; ground at y = 0, about 330 high. */
export function campChair(cloth: string): string {
  return (
    tube("M120 0 L-90 -170", ["#20282b", "#8d999d", "#eef2f2"], 13) +
    tube("M-110 0 L70 -180", ["#20282b", "#8d999d", "#eef2f2"], 13) +
    tube("M60 -160 L130 -360", ["#20282b", "#8d999d", "#eef2f2"], 13) +
    fill("M-108 -178 Q-20 -140 74 -168 L84 -192 Q-20 -170 -104 -196 Z", cloth) +
    fill("M70 -186 L118 -366 Q140 -372 150 -360 L96 -176 Z", cloth) +
    fill("M-108 -178 Q-20 -140 74 -168 L76 -174 Q-20 -150 -107 -184 Z", "#0b1418", 0.35) +
    stroke("M-104 -194 Q-20 -168 82 -190", "#ffffff", 4, 0.35) +
    stroke("M-90 -250 H70", "#171f22", 15) +
    stroke("M-90 -250 L-84 -176", "#20282b", 10) +
    stroke("M-88 -254 H66", "#6f7d82", 4)
  );
}

/** Storm lantern; ground at y = 0, about 190 high. */
export function lantern(): string {
  return (
    shadeAcross("eq-lantern", [
      [0, "#1f4a3f"],
      [0.35, "#4c8a78"],
      [1, "#12322a"],
    ]) +
    fill("M-52 0 L-46 -40 H46 L52 0 Q0 14 -52 0 Z", "url(#eq-lantern)") +
    fill("M-38 -40 Q-56 -90 -34 -132 H34 Q56 -90 38 -40 Z", "#ffe3a0") +
    fill("M-16 -44 Q-22 -84 0 -116 Q22 -84 16 -44 Z", "#fffaf0") +
    stroke("M-38 -40 Q-56 -90 -34 -132 M38 -40 Q56 -90 34 -132 M0 -40 V-132", "#16322b", 5) +
    fill("M-42 -132 H42 L26 -164 H-26 Z", "url(#eq-lantern)") +
    ellipse(0, -166, 22, 6, "#12322a") +
    stroke("M-44 -30 C-84 -120 -60 -230 0 -232 C60 -230 84 -120 44 -30", "#20302c", 5)
  );
}
