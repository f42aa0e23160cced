/** The looks of maps' stills, for a page that shows one before the code of its section is there. */
import "./still/map-still.css";
